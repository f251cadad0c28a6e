/** Whether a product cannot go on before a person has answered: the service says so in its reason, as it comes and not as a language has it. */
export const waitsForAnswer = ({ state, reason }: { state: string; reason?: string | null }): boolean =>
  state === 'queued' && /\bwaits? for one answer\b/.test(reason ?? '');
