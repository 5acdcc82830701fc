// The script of Save buttons, which runs before any press, imports this file: constants alone, so that it stays no file
// of its own.

export const failed = 'That did not work. Check the connection, then press again.'
