const moving = /^(?:j|k|Arrow(?:Down|Up))$/i

/** Whether a held key repeats. Only moving repeats: anything else would be done to one row after another. */
export const isHeld = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>) => repeat && !moving.test(key)
