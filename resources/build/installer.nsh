; What the installer of Windows does besides copying files: the command `hectare` on the PATH of the user, and away again.
!macro customInstall
  nsExec::ExecToLog 'powershell.exe -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "$INSTDIR\bin\on-path.ps1" add "$INSTDIR\bin"'
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    nsExec::ExecToLog 'powershell.exe -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "$INSTDIR\bin\on-path.ps1" remove "$INSTDIR\bin"'
  ${endIf}
!macroend
