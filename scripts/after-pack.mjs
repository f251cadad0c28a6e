// Electron's fuses in the packaged program: it runs our app and nothing else.
import { join } from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';

export default async function afterPack({ appOutDir, packager, electronPlatformName }) {
  const name = packager.appInfo.productFilename;
  const program = { darwin: `${name}.app/Contents/MacOS/${name}`, win32: `${name}.exe` }[electronPlatformName] ?? packager.executableName;
  await flipFuses(join(appOutDir, program), {
    version: FuseVersion.V1,
    // A Mac of Apple's own processors starts nothing whose signature was broken, and a release without a certificate is not signed again.
    resetAdHocDarwinSignature: electronPlatformName === 'darwin',
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: false,
    [FuseV1Options.EnableCookieEncryption]: true,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  });
}
