/** What the change log says of a version, which is the text of its release; null when it says nothing. */
export function changesOf(changeLog: string, version: string): string | null {
  const [, ...sections] = changeLog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`[${version}]`));
  const text = section?.slice(section.indexOf('\n')).trim();
  return text ? text : null;
}

/** Throws where a tag, the version of package.json and the change log do not speak of the same release. */
export function checkTag(tag: string, version: string, changeLog: string): void {
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but package.json has the version ${version}.`);
  if (changesOf(changeLog, version) === null) throw new Error(`CHANGELOG.md says nothing of ${version}.`);
}
