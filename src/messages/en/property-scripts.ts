// Scripts of a home's page import this file: constants alone, so that it stays no file of its own.

export const picturesOf = 'Pictures of '
export const itsPictures = ''
export const close = 'Close'
export const closeFullScreen = 'Close full screen'
export const pictureKeys = 'Pictures: use the arrow keys'
export const printedOn = 'Printed on '
