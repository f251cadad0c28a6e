; What the installer of Windows does besides copying files: the command `hectare` on the PATH of the user, links that begin with "hectare:", and both away again.
; A link is one word of the command line; main takes it apart (src/main/deep-links.ts).
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\hectare" "" "URL:Hectare"
  WriteRegStr SHELL_CONTEXT "Software\Classes\hectare" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\hectare\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
  nsExec::ExecToLog 'powershell.exe -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "$INSTDIR\bin\on-path.ps1" add "$INSTDIR\bin"'
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey SHELL_CONTEXT "Software\Classes\hectare"
    nsExec::ExecToLog 'powershell.exe -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "$INSTDIR\bin\on-path.ps1" remove "$INSTDIR\bin"'
  ${endIf}
!macroend
