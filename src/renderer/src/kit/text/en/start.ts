/** What stands on the right while no project is open. */
export const start = {
  title: 'From a file to a report',
  open: 'Open a boundary file',
  check: 'Check and repair it',
  create: 'Create a project',
  see: 'See weather, forest, carbon and soil',
  report: 'Write a report',
  choose: 'Choose a project',
  chooseHint: 'On the left, by name with Ctrl K, or all at once in the portfolio.',
  projects: 'Project | Projects',
  latest: 'Recently changed',
  portfolio: 'Open the portfolio',
  reportAll: 'Report on all',
};
