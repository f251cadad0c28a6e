import type { ProductState } from '#api/index.ts';
import type { BadgeTone } from '../Badge.vue';
import { jobReason, text as t, time, whole } from '../text/index.ts';
import { jobStateOf, type JobWord } from './job-state.ts';

export const jobTones: Record<JobWord, BadgeTone | undefined> = {
  ready: 'ok',
  working: 'run',
  queued: undefined,
  waiting: undefined,
  product: undefined,
  retry: 'warn',
  network: 'warn',
  answer: 'warn',
  paused: 'warn',
  failed: 'bad',
  cancelled: undefined,
  absent: undefined,
};

const maxAhead = 1000;

/** Its state in a word or two; of one that works, how far it is. */
export function jobWord(job: ProductState): string {
  const state = jobStateOf(job);
  return state.is === 'working' ? t('panel.percent', { n: whole(Math.round(state.share * 100)) }) : t(`state.${state.is}`);
}

/** What it waits for, or why it failed, in a sentence; '' where there is nothing to say. */
export function jobSentence(job: ProductState): string {
  const state = jobStateOf(job);
  switch (state.is) {
    case 'queued':
      return t(
        state.ahead === 0 ? 'jobs.next' : state.ahead < maxAhead ? 'jobs.ahead' : 'jobs.manyAhead',
        { n: whole(state.ahead) },
        state.ahead,
      );
    case 'paused':
      return t('jobs.paused');
    case 'waiting':
      return jobReason(job) || t('jobs.notTold');
    case 'retry':
      return [jobReason(job), t('jobs.retry', { time: time(state.at) })].filter(Boolean).join(' ');
    default:
      return jobReason(job);
  }
}
