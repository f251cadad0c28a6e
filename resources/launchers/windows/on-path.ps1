# Puts a folder on the PATH of the user who installs, or takes it away: on-path.ps1 add|remove FOLDER
# The value is read and written without expanding %VARIABLES%, so that those of other programs stay as they are.
param([string]$action, [string]$folder)
$key = [Microsoft.Win32.Registry]::CurrentUser.OpenSubKey('Environment', $true)
$kept = [Microsoft.Win32.RegistryValueOptions]::DoNotExpandEnvironmentNames
$folders = @("$($key.GetValue('Path', '', $kept))".Split(';') | Where-Object { $_ -ne '' -and $_.TrimEnd('\') -ne $folder.TrimEnd('\') })
if ($action -eq 'add') { $folders += $folder }
$key.SetValue('Path', ($folders -join ';'), [Microsoft.Win32.RegistryValueKind]::ExpandString)
$key.Close()
# Tells running programs that the environment changed: setting any variable does.
[Environment]::SetEnvironmentVariable('HectarePathChanged', $null, 'User')
