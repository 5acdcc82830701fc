/** The map's own colours: a drawing keeps them in every context. */
export const mapColours = {
  ground: '#ece5d7',
  park: '#d2dcc5',
  parkName: '#4f6343',
  water: '#bccdd2',
  hairline: '#dcd3c0',
  placeName: '#675f50',
  ink: '#1b201e',
  quiet: '#4d5854',
  paper: '#fffdf9',
  brick: '#b5482a',
  shade: '#8a5a12',
  ringName: '#943619',
}
