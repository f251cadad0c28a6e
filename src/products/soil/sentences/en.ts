/** What the product says of itself, by code. `{name}` stands for a parameter, `{name:1}` for a figure with one decimal. */
export const en = {
  method:
    'SoilGrids 2.0 by WCS over the project’s box (at least 3 × 3 cells of 250 m); mean over the project, each cell by its covered share and true area.',
  'model-values': 'Values are predictions of a model with wide bounds (5 and 95 %), not samples.',
  'cell-bounds': 'The 5 and 95 % bounds are means over the bounds of single cells: how uncertain one cell is, not the mean of the project.',
  'texture-depth': 'The texture class is that of the depth-weighted mean of 0-30 cm (USDA).',
  'no-data-assumed': 'The server names no value for missing cells; -32768 is taken for it (recalled, not checked).',
  'property.bdod': 'Bulk density',
  'property.cec': 'Cation exchange capacity',
  'property.cfvo': 'Coarse fragments',
  'property.clay': 'Clay',
  'property.nitrogen': 'Nitrogen',
  'property.ocd': 'Organic carbon density',
  'property.ocs': 'Organic carbon stock',
  'property.phh2o': 'pH in water',
  'property.sand': 'Sand',
  'property.silt': 'Silt',
  'property.soc': 'Organic carbon',
} as const;
