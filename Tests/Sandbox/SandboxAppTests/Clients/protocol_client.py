"""Talks to `touch-sandbox mcp` with the protocol's own client, as an assistant would.

    protocol_client.py PROGRAM FOLDER

FOLDER holds paste.txt and a.touchrec. Every answer with a document is held against the schema that
the server publishes, by the client itself and by jsonschema. Ends with 0 when all is as it should be.
"""

import asyncio
import base64
import json
import sys

import jsonschema
from mcp import ClientSession, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

NAMES = ["why", "show", "play"]


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def opened(session):
    answer = await session.initialize()
    assert answer.server_info.name == "touch-sandbox", answer
    tools = {tool.name: tool for tool in (await session.list_tools()).tools}
    assert list(tools) == NAMES, list(tools)
    for tool in tools.values():
        jsonschema.Draft202012Validator.check_schema(tool.input_schema)
        assert tool.description and tool.title
    return tools


async def call(session, tools, name, **arguments):
    # Tools and arguments of earlier versions are answered and not listed.
    if name in tools and "scene" not in arguments:
        jsonschema.validate(arguments, tools[name].input_schema)
    result = await session.call_tool(name, arguments)
    assert not result.is_error, f"{name}: {text(result)}"
    if name in tools and tools[name].output_schema is not None:
        jsonschema.validate(result.structured_content, tools[name].output_schema)
    return result


async def every_tool(session, tools, paste):
    imported = await call(session, tools, "import", text=paste)
    scene = imported.structured_content["id"]
    assert text(imported).startswith(f"id: {scene}\nread: ")
    from_file = await call(session, tools, "import", paths=["paste.txt"])
    assert from_file.structured_content["id"] != scene
    for name in (scene, "paste.txt"):
        hit = await call(session, tools, "hit", scene=name, x=110, y=210)
        assert text(hit).startswith('"Buy" (UIButton 0x103)\n'), text(hit)
        why = await call(session, tools, "why", scene=name, view="Buy")
        assert "Check in your app" in text(why)
        explained = await call(session, tools, "explain", scene=name, x=110, y=210, view="0x104")
        assert "interactionDisabled" in text(explained)
        chain = await call(session, tools, "chain", scene=name, view="ShopView")
        assert "2 ShopController 0x201" in text(chain)
        views = await call(session, tools, "views", scene=name, lang="zh")
        assert len(views.structured_content["entries"]) == 5
        await call(session, tools, "lint", scene=name)
    why = await call(session, tools, "why", trees=[paste], element="Buy")
    assert text(why).count("\n") == 3, text(why)
    tapped = await call(session, tools, "why", trees=[scene], after=paste, x=110, y=210)
    assert tapped.structured_content["verdict"] == "nothingChanged", text(tapped)
    words = await call(session, tools, "show", trees=[scene], words=True)
    assert "UIButton 0x103" in text(words)
    shown = await call(session, tools, "show", trees=[scene])
    assert shown.content[0].type == "image"
    picture = await call(session, tools, "snapshot", scene=scene, touches=[[110, 210]], overlay=True)
    (content,) = picture.content
    assert content.type == "image" and content.mime_type == "image/png"
    assert base64.b64decode(content.data).startswith(b"\x89PNG\r\n")
    hit_map = await call(session, tools, "snapshot", scene=scene, hitMap=True)
    assert [content.type for content in hit_map.content] == ["image", "text"]
    assert "UIButton 0x103" in hit_map.content[1].text
    played = await call(session, tools, "play", recording="a.touchrec")
    assert "box.began" in text(played), text(played)
    return scene


async def malformed(session, scene):
    wrong = [
        ("hit", {"scene": scene, "x": 1}, "y is missing"),
        ("hit", {"scene": scene, "x": "a", "y": 1}, "x: expected a number, got the text"),
        ("hit", {"scene": scene, "x": 1, "y": 1, "veiw": "a"}, "there is no argument 'veiw'"),
        ("hit", {"scene": "import-99", "x": 1, "y": 1}, "Pass the text again"),
        ("hit", {"scene": "nested-colors", "x": 1, "y": 1}, "nested-colours"),
        ("views", {"scene": "/etc/hosts.txt"}, "there is no file"),
        ("import", {"paths": ["/etc/passwd"]}, "--allow-path"),
        ("import", {"text": "hello"}, "no views, controllers or recognizers were found"),
        ("import", {}, "give either the text itself"),
        ("why", {"scene": scene, "view": "Nobody"}, "there is no view"),
        ("snapshot", {"scene": scene, "scale": 9}, "from 1 to 4"),
        ("play", {"recording": "-"}, "not a file path"),
    ]
    for name, arguments, message in wrong:
        result = await session.call_tool(name, arguments)
        assert result.is_error and message in text(result), (name, arguments, text(result))
    for request in (session.call_tool("fly", {}), session.call_tool("fly", {"x": 1})):
        try:
            await request
            raise AssertionError("a tool that there is not")
        except MCPError as error:
            assert error.error.code == -32602, error.error


async def main(program, folder):
    with open(f"{folder}/paste.txt", encoding="utf-8") as file:
        paste = file.read()
    server = StdioServerParameters(command=program, args=["mcp"], cwd=folder)
    async with stdio_client(server) as first, stdio_client(server) as second:
        async with ClientSession(*first) as one, ClientSession(*second) as other:
            tools = await opened(one)
            await opened(other)
            await one.send_ping()
            scenes = await asyncio.gather(
                every_tool(one, tools, paste), every_tool(other, tools, paste)
            )
            # Names of imported texts are the server's own.
            assert scenes == ["import-1", "import-1"], scenes
            await asyncio.gather(malformed(one, scenes[0]), malformed(other, scenes[1]))
    print(json.dumps({"tools": NAMES}))


if __name__ == "__main__":
    asyncio.run(asyncio.wait_for(main(*sys.argv[1:3]), 120))
