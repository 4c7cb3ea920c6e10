import SandboxApp

Program.main()
