// The script of the first map imports this file: constants alone, so that it stays no file of its own.

export const mapOfHomes = 'Map of the homes'
