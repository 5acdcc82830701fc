const repeatableKeys = /^(?:j|k|Arrow(?:Down|Up))$/i

/** Whether a held key repeats. Only moving repeats: anything else would be done to one row after another. */
export const isIgnoredRepeat = ({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>) =>
  repeat && !repeatableKeys.test(key)
