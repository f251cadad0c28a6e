/** Of a hundredth of a degree at longitude and latitude 0: right, and crossing itself. */
export const square = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [0.01, 0],
      [0.01, 0.01],
      [0, 0.01],
      [0, 0],
    ],
  ],
};
export const bowTie = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [0.01, 0.01],
      [0.01, 0],
      [0, 0.01],
      [0, 0],
    ],
  ],
};
