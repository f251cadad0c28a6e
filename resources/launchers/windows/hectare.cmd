@echo off
rem The command line of Hectare: the installed program, told to run a command and to open no window.
rem A batch file waits for the program, which a prompt would not.
"%~dp0..\Hectare.exe" --cli -- %*
exit /b %ERRORLEVEL%
