/** What is selected, and on what a dialog works. */
export const scope = {
  label: 'On which shapes',
  all: 'The only shape | All {n} shapes',
  shown: 'The only shape that the filter shows | The {n} shapes that the filter shows',
  selected: 'The selected shape | The {n} selected shapes',
};
export const selection = {
  shapes: '{n} shape selected | {n} shapes selected',
  parcels: '{n} parcel selected | {n} parcels selected',
};
/** What stands below a table of shapes. */
export const foot = {
  label: 'Sum of the shapes',
  count: '{n} shape | {n} shapes',
  selected: '{n} selected: {ha} ha',
  hidden: '{n} hidden file is left out | {n} hidden files are left out',
  notMeasured: '{n} shape is not measured and not in the sum | {n} shapes are not measured and not in the sum',
  union: 'Overlaps counted once: {ha} ha',
};
