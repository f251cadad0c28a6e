import { api } from '#api/index.ts';

export const slug = 'project-mask';
export const title = 'Project mask';
export const route = api.projectMask;
/** cell values of the picture, with the colours it is shown in */
export const classes = [
  { value: 0, label: 'Outside', colour: [0, 0, 0] },
  { value: 1, label: 'Project', colour: [28, 107, 88] },
] as const;
