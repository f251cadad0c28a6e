/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'Project boundary on the ESA WorldCover grid (1/12000 degree, coarser by whole multiples above 4096 cells a side); 1 where the cell centre is inside, 0 outside.',
  'small-parts': 'A part smaller than a cell takes the cell of its first vertex.',
} as const;
