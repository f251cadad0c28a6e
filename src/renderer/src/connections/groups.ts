import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { BridgeOutput } from '#host/contract.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { refusalsOf } from '#window/kit/refusals.ts';
import { fieldOf, jsonIn, type JsonFault, type JsonField } from './json-fields.ts';

export type UserGroup = BridgeOutput<'groups.list'>['groups'][number];
export type EnvironmentTag = NonNullable<UserGroup['environmentTag']>;
/** A group as it is being typed. `of` is the group that it changes, null for a new one. */
export interface GroupEdit {
  of: string | null;
  name: string;
  userGroupId: string;
  tag: EnvironmentTag | '';
  mapping: JsonField;
  properties: JsonField;
}
export type FieldName = 'name' | 'userGroupId' | 'mapping' | 'properties';

const version = 1;
const saveDelayMilliseconds = 400;
const newKey = '';
const emptyEdit = (): GroupEdit => ({ of: null, name: '', userGroupId: '', tag: '', mapping: fieldOf('{}'), properties: fieldOf('{}') });
const editOf = (group: UserGroup): GroupEdit => ({
  of: group.id,
  name: group.name,
  userGroupId: group.userGroupId,
  tag: group.environmentTag ?? '',
  mapping: fieldOf(group.mapping),
  properties: fieldOf(group.properties),
});
const isEdit = (value: unknown): value is GroupEdit => {
  const { name, userGroupId, mapping, properties } = (value ?? {}) as Partial<GroupEdit>;
  const isField = (field: unknown) => {
    const { view, rows, text } = (field ?? {}) as Partial<JsonField>;
    return (view === 'form' || view === 'json') && Array.isArray(rows) && typeof text === 'string';
  };
  return typeof name === 'string' && typeof userGroupId === 'string' && isField(mapping) && isField(properties);
};
/** What an edit says, without the view that it is looked at in. */
function wordsOf({ name, userGroupId, tag, mapping, properties }: GroupEdit): string {
  const text = (field: JsonField) => {
    const read = jsonIn(field);
    return read.ok ? read.value : field;
  };
  return JSON.stringify([name.trim(), userGroupId.trim(), tag, text(mapping), text(properties)]);
}

/** The field of the form that a refusal names. */
function fieldAt(path: readonly string[]): FieldName | null {
  if (path.includes('name')) return 'name';
  if (path.includes('user_group_id') || path.includes('api_environment_tag')) return 'userGroupId';
  if (path.includes('mapping')) return 'mapping';
  return path.includes('properties') ? 'properties' : null;
}

/** User groups of a connection as this computer remembers them, and what is being typed of each; that outlives a closed dialog and a kill. */
export const useGroups = defineStore('groups', () => {
  const connectionId = ref<string | null>(null);
  const groups = shallowRef<UserGroup[]>([]);
  const ownAddress = ref(true);
  const loading = ref(false);
  const fault = ref('');
  /** edits that are not saved, by the id of their group; '' is the new one */
  const edits = ref<Record<string, GroupEdit>>({});
  const selected = ref<string>(newKey);
  /** why the service refused the last save, and the field that it names */
  const refusal = ref<{ message: string; field: FieldName | null } | null>(null);
  /** what the service told of the group when it was saved last */
  const told = shallowRef<Record<string, unknown> | null>(null);

  const current = computed(() => groups.value.find(({ id }) => id === selected.value) ?? null);
  const edit = computed<GroupEdit | null>(() => edits.value[selected.value] ?? (current.value ? editOf(current.value) : null));
  const isChanged = (id: string) => {
    const one = edits.value[id];
    const group = groups.value.find((other) => other.id === id);
    return one !== undefined && wordsOf(one) !== wordsOf(group ? editOf(group) : emptyEdit());
  };
  const draftId = () => `user-groups-${connectionId.value}`;

  /** the draft of the connection whose edits changed last */
  let changedId = '';
  const keep = () => {
    const id = changedId;
    const unsaved = Object.fromEntries(Object.entries(edits.value).filter(([key]) => isChanged(key)));
    // Without the proxies of Vue, which do not cross to the host.
    const content: unknown = JSON.parse(JSON.stringify(unsaved));
    return (
      Object.keys(unsaved).length === 0
        ? hostCall('drafts.remove', { id })
        : hostCall('drafts.save', {
            id,
            kind: 'user-groups',
            title: 'User groups',
            version,
            content,
          })
    ).catch(() => {});
  };
  const saving = debouncedSave(keep, saveDelayMilliseconds);
  watch(
    edits,
    () => {
      changedId = draftId();
      saving.schedule();
    },
    { deep: true },
  );

  async function load(): Promise<void> {
    loading.value = true;
    try {
      const answer = await hostCall('groups.list', {});
      fault.value = '';
      if (answer.connectionId !== connectionId.value) {
        connectionId.value = answer.connectionId;
        [refusal.value, told.value] = [null, null];
        const draft = await hostCall('drafts.load', { id: draftId() }).catch(() => null);
        const content =
          draft?.summary.version === version && typeof draft.content === 'object' && draft.content !== null ? draft.content : {};
        edits.value = Object.fromEntries(Object.entries(content).filter((entry): entry is [string, GroupEdit] => isEdit(entry[1])));
        selected.value = answer.groups.find(({ id }) => edits.value[id])?.id ?? answer.groups[0]?.id ?? newKey;
      }
      groups.value = answer.groups;
      ownAddress.value = answer.ownAddress;
      if (selected.value === newKey && groups.value.length === 0) startNew();
    } catch (error) {
      fault.value = (error as Error).message;
    } finally {
      loading.value = false;
    }
  }
  function select(id: string): void {
    selected.value = id;
    [refusal.value, told.value] = [null, null];
  }
  function startNew(): void {
    edits.value = { ...edits.value, [newKey]: edits.value[newKey] ?? emptyEdit() };
    select(newKey);
  }
  function change(changes: Partial<GroupEdit>): void {
    if (!edit.value) return;
    edits.value = { ...edits.value, [selected.value]: { ...edit.value, ...changes } };
  }
  function reset(): void {
    const { [selected.value]: _gone, ...rest } = edits.value;
    edits.value = selected.value === newKey ? { ...rest, [newKey]: emptyEdit() } : rest;
    refusal.value = null;
  }

  /** What stands in the way of a save, by field. */
  const faults = computed<
    Partial<Record<'name' | 'userGroupId', true> & Record<'mapping' | 'properties', { fault: JsonFault; row?: number }>>
  >(() => {
    const now = edit.value;
    if (!now) return {};
    const mapping = jsonIn(now.mapping);
    const properties = jsonIn(now.properties);
    return {
      ...(now.name.trim() === '' ? { name: true as const } : {}),
      ...(now.userGroupId.trim() === '' ? { userGroupId: true as const } : {}),
      ...(mapping.ok ? {} : { mapping }),
      ...(properties.ok ? {} : { properties }),
    };
  });

  /** Creates, finds or changes the group; whether the service made it, null where it does not say. What was typed stays when it refuses. Rejects with HostFault then. */
  async function save(): Promise<boolean | null> {
    const now = edit.value!;
    const [mapping, properties] = [jsonIn(now.mapping), jsonIn(now.properties)];
    if (!mapping.ok || !properties.ok) return null;
    refusal.value = null;
    const key = selected.value;
    try {
      const answer = await hostCall('groups.save', {
        connectionId: connectionId.value!,
        userGroupId: now.userGroupId.trim(),
        name: now.name.trim(),
        ...(now.tag ? { environmentTag: now.tag } : {}),
        mapping: mapping.value,
        properties: properties.value,
        isNew: now.of === null,
      });
      groups.value = groups.value.some(({ id }) => id === answer.group.id)
        ? groups.value.map((one) => (one.id === answer.group.id ? answer.group : one))
        : [...groups.value, answer.group];
      const { [key]: _saved, ...rest } = edits.value;
      // The service that found a group did not write what was typed: it stays to be saved.
      edits.value = answer.made === false ? { ...rest, [answer.group.id]: { ...now, of: answer.group.id } } : rest;
      select(answer.group.id);
      told.value = answer.told;
      return answer.made;
    } catch (error) {
      const [refused] = refusalsOf(error);
      refusal.value = { message: refused?.message || (error as Error).message, field: fieldAt(refused?.path ?? []) };
      throw error;
    }
  }
  const put = (group: UserGroup) => {
    groups.value = groups.value.map((one) => (one.id === group.id ? group : one));
    return group;
  };
  const rotate = async (id: string) => put(await hostCall('groups.rotate', { connectionId: connectionId.value!, id }));
  const saveToken = async (id: string, secret: string) =>
    put(await hostCall('groups.saveToken', { connectionId: connectionId.value!, id, secret }));
  const copyToken = async (id: string) =>
    (await hostCall('keys.copy', { connectionId: connectionId.value!, groupId: id })).clearsAfterSeconds;
  async function forget(id: string): Promise<void> {
    await hostCall('groups.forget', { connectionId: connectionId.value!, id });
    const { [id]: _gone, ...rest } = edits.value;
    edits.value = rest;
    groups.value = groups.value.filter((one) => one.id !== id);
    if (groups.value.length > 0) select(groups.value[0]!.id);
    else startNew();
  }
  return {
    connectionId,
    groups,
    ownAddress,
    loading,
    fault,
    edits,
    selected,
    refusal,
    told,
    current,
    edit,
    faults,
    isChanged,
    load,
    select,
    startNew,
    change,
    reset,
    save,
    rotate,
    saveToken,
    copyToken,
    forget,
  };
});
