extension Page {
  /// The page's own texts in both languages; all others come from the program.
  static let reviewWords = #"""
    const socketPath = "socket";
    const storedAs = "review";
    const ownWords = {
      stopped: ["The program was stopped. Accepted pictures are saved.", "程序已停止。已接受的截图都已保存。"],
      silent: ["The program does not respond. Reload this page to try again.", "程序没有响应。刷新本页可重试。"],
      elsewhere: ["This review is open in another page.", "此审阅已在另一页面中打开。"],
      refused: ["The program ended the connection. Reload this page.", "程序中断了连接。请刷新本页。"],
      closed: ["The review is over. Accepted pictures are saved. You can close this page.",
        "审阅已结束。已接受的截图都已保存。可以关闭本页。"],
    };
    const texts = {
      review: ["Review", "审阅"],
      promise: ["Files change only when you accept.", "只有接受时才会改动文件。"],
      pixels: ["pixels", "像素"],
      loading: ["Loading…", "正在载入…"],
      list: ["Differences", "差异"],
      openList: ["Show the list", "显示列表"],
      help: ["All keys", "所有按键"],
      close: ["Close", "关闭"],
      accepted: ["accepted", "已接受"],
      kept: ["kept", "已保留"],
      open: ["open", "待处理"],
      own: ["Each with its own change", "改动各不相同"],
      missing: ["new", "新增"],
      size: ["size", "尺寸"],
      unreadable: ["unreadable", "无法读取"],
      reference: ["Reference", "参考图"],
      actual: ["Actual", "实际图"],
      difference: ["Difference", "差异"],
      place: ["First differing place", "第一处差异"],
      differing: ["pixels that differ", "有差异的像素"],
      moveLine: ["move the line", "移动分割线"],
      line: ["Line between reference and actual", "参考图与实际图的分割线"],
      noReference: ["There is no reference yet. Accept saves the first one.", "还没有参考图。接受后保存第一张。"],
      noPicture: ["This picture cannot be shown.", "无法显示这张图片。"],
      modes: ["How the pictures are compared", "对比方式"],
      slider: ["Slider", "滑动对比"],
      side: ["Side by side", "并排"],
      blink: ["Blink", "闪烁"],
      stopBlink: ["stops or continues", "暂停或继续"],
      swap: ["shows the other picture", "显示另一张"],
      zoom: ["Zoom", "缩放"],
      zoomIn: ["Zoom in", "放大"],
      zoomOut: ["Zoom out", "缩小"],
      fit: ["Fit", "适合窗口"],
      tree: ["What changed in the tree", "视图树的变化"],
      treeTab: ["Tree", "视图树"],
      view: ["View", "视图"],
      property: ["Property", "属性"],
      before: ["Before", "之前"],
      after: ["After", "之后"],
      fingers: ["What changed for fingers", "触摸的变化"],
      fingersTab: ["Fingers", "触摸"],
      mapBefore: ["Hit map before", "之前的命中图"],
      mapAfter: ["Hit map after", "之后的命中图"],
      showMaps: ["Show hit maps", "显示命中图"],
      hideMaps: ["Hide hit maps", "隐藏命中图"],
      lost: ["lost", "失去的区域"],
      removed: ["removed", "删除"],
      added: ["added", "增加"],
      accept: ["Accept", "接受"],
      keep: ["Keep reference", "保留参考图"],
      keepShort: ["Keep", "保留"],
      next: ["Next", "下一张"],
      undo: ["Undo", "撤销"],
      group: ["Group", "整组"],
      acceptGroup: ["Accept group", "接受整组"],
      commit: ["To commit:", "提交："],
      copy: ["Copy", "复制"],
      copied: ["Copied.", "已复制。"],
      end: ["End the review", "结束审阅"],
      actions: ["Decide", "处理"],
    };
    const keyTexts = [
      ["A", "accept", "接受"],
      ["K", "keep the reference", "保留参考图"],
      ["N", "next open picture", "下一张待处理的截图"],
      ["P", "previous open picture", "上一张待处理的截图"],
      ["U", "undo", "撤销"],
      ["G", "accept the group", "接受整组"],
      ["Up Down", "row in the list", "列表中的上一行、下一行"],
      ["Return", "fold or unfold a group", "折叠或展开一组"],
      ["1", "Slider", "滑动对比"],
      ["2", "Side by side", "并排"],
      ["3", "Blink; again: stop or continue", "闪烁；再按一次：暂停或继续"],
      ["Left Right", "move the line by 1 %, with Shift 10 %", "移动分割线 1%，按住 Shift 移动 10%"],
      ["D", "zoom to the next differing place", "放大到下一处差异"],
      ["+ −", "zoom", "缩放"],
      ["0", "fit", "适合窗口"],
      ["Esc", "close the list or this help", "关闭列表或本帮助"],
      ["?", "all keys", "所有按键"],
    ];

    function word(name) { return texts[name][isChinese ? 1 : 0]; }
    function both(english, chinese) { return isChinese ? chinese : english; }
    function figure(number) { return number.toLocaleString("en-US"); }
    function percent(number) { return both(`${number} %`, `${number}%`); }
    function plural(count, one, many) { return `${figure(count)} ${count === 1 ? one : many}`; }

    """#
}
