import { computed, shallowRef } from 'vue';
import type { BridgeOutput } from '#host/contract.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { useUi } from '#window/workspace/ui.ts';

/** Icons of an open file that lie on one server. */
export interface IconsElsewhere {
  host: string;
  addresses: readonly string[];
  isAllowed: boolean;
  /** null: not asked for since the file was opened */
  answer: BridgeOutput<'remote.icons'> | null;
}
/** The bridge takes no more at once. */
const maxAddresses = 500;

/** The web addresses among those of icons, by their server. */
function iconsByHost(addresses: readonly string[]): Map<string, string[]> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const url = /^https?:/i.test(address) && address.length <= 2000 ? URL.parse(address) : null;
    if (!url) continue;
    const known = byHost.get(url.host) ?? [];
    if (known.length < maxAddresses) byHost.set(url.host, [...known, address]);
  }
  return byHost;
}

const isAllowed = (host: string): boolean => useUi().iconHosts.includes(host);

/** Icons of KML files that lie on the web: from which servers, and those that a person allowed. `show` draws pictures of a file. */
export function createRemoteIcons(show: (fileId: string, files: Record<string, Uint8Array>) => Promise<void>) {
  const known = shallowRef<ReadonlyMap<string, readonly Omit<IconsElsewhere, 'isAllowed'>[]>>(new Map());
  const iconsElsewhere = computed(
    () =>
      new Map([...known.value].map(([id, list]) => [id, list.map((one): IconsElsewhere => ({ ...one, isAllowed: isAllowed(one.host) }))])),
  );
  const put = (fileId: string, list: readonly Omit<IconsElsewhere, 'isAllowed'>[]) => {
    known.value = new Map([...known.value, [fileId, list]]);
  };

  async function fetchFrom(fileId: string, host: string): Promise<void> {
    const found = known.value.get(fileId)?.find((one) => one.host === host);
    if (!found || found.answer) return;
    const answer = await hostCall('remote.icons', { host, addresses: [...found.addresses] });
    // The permission may have been taken back meanwhile.
    if (!isAllowed(host)) return;
    put(
      fileId,
      (known.value.get(fileId) ?? []).map((one) => (one.host === host ? { ...one, answer } : one)),
    );
    await show(fileId, answer.files);
  }
  /** Says where icons of a file lie; those of servers that were allowed before come at once. What fails leaves their signs. */
  function found(fileId: string, addresses: readonly string[]): void {
    const byHost = [...iconsByHost(addresses)].map(([host, own]) => ({ host, addresses: own, answer: null }));
    if (byHost.length === 0) return;
    put(fileId, byHost);
    for (const { host } of byHost) if (isAllowed(host)) void fetchFrom(fileId, host).catch(() => {});
  }
  function forget(fileId: string): void {
    if (known.value.has(fileId)) known.value = new Map([...known.value].filter(([id]) => id !== fileId));
  }
  /** From now on this server may be asked for icons, of every file. Rejects with HostFault. */
  async function allowIcons(fileId: string, host: string): Promise<void> {
    const ui = useUi();
    if (!isAllowed(host)) ui.iconHosts = [...ui.iconHosts, host];
    await fetchFrom(fileId, host);
  }
  /** It is not asked again, and what came from it is let go; files that are open keep theirs until they are closed. */
  async function forbidIcons(host: string): Promise<void> {
    const ui = useUi();
    ui.iconHosts = ui.iconHosts.filter((one) => one !== host);
    known.value = new Map(
      [...known.value].map(([id, list]) => [id, list.map((one) => (one.host === host ? { ...one, answer: null } : one))]),
    );
    await hostCall('remote.forgetIcons', { host });
  }
  return { iconsElsewhere, found, forget, allowIcons, forbidIcons };
}
