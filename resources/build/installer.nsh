; What the installer of Windows does besides copying files: the command `hectare` on the PATH of the user, links that begin with "hectare:", and both away again; it says what stays.
; A link is one word of the command line, behind the end of Chromium's switches: one with a quote in it must not become a switch (Electron's advisory CVE-2018-1000006). Main takes it apart (src/main/deep-links.ts).
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\hectare" "" "URL:Hectare"
  WriteRegStr SHELL_CONTEXT "Software\Classes\hectare" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\hectare\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'
  nsExec::ExecToLog 'powershell.exe -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "$INSTDIR\bin\on-path.ps1" add "$INSTDIR\bin"'
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey SHELL_CONTEXT "Software\Classes\hectare"
    nsExec::ExecToLog 'powershell.exe -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "$INSTDIR\bin\on-path.ps1" remove "$INSTDIR\bin"'
    ; One that runs without questions says nothing.
    ${if} $LANGUAGE == 1034
    ${orIf} $LANGUAGE == 3082
      MessageBox MB_OK|MB_ICONINFORMATION "Sus datos se quedan en %APPDATA%\Hectare (o donde los movió), y sus claves en el Administrador de credenciales. Para quitarlos: Archivo, Borrar todos mis datos, antes de desinstalar; o borre esa carpeta y esas claves." /SD IDOK
    ${else}
      MessageBox MB_OK|MB_ICONINFORMATION "Your data stay in %APPDATA%\Hectare (or where you moved them), and your keys in the Credential Manager. To remove them: File, Erase all my data, before you uninstall; or delete that folder and these keys." /SD IDOK
    ${endIf}
  ${endIf}
!macroend
