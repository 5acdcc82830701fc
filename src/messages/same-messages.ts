/** A message as its kind: text instead of one text. */
type Kind<Message> = Message extends string
  ? string
  : Message extends number
    ? number
    : Message extends boolean
      ? boolean
      : Message extends (...values: infer Values) => unknown
        ? (...values: Values) => Kind<ReturnType<Message>>
        : Message extends readonly (infer Item)[]
          ? readonly Kind<Item>[]
          : { readonly [Key in keyof Message]: Kind<Message[Key]> }

/**
 * `null` if a file of messages has the names, placeholders and kinds of its English one; else what differs. The last
 * line of each file in another language is `null satisfies SameMessages<…>`: a difference is a type error there.
 */
export type SameMessages<English, Other> =
  Exclude<keyof English, keyof Other> extends never
    ? Exclude<keyof Other, keyof English> extends never
      ? Other extends Kind<English>
        ? null
        : {
            differs: {
              [Key in keyof English & keyof Other as Other[Key] extends Kind<English[Key]> ? never : Key]: Kind<
                English[Key]
              >
            }
          }
      : { unused: Exclude<keyof Other, keyof English> }
    : { missing: Exclude<keyof English, keyof Other> }

/** A file of messages in any language: a type for parameters, where a language is chosen as late as in emails. */
export type MessagesLike<English> = { readonly [Name in keyof English]: Kind<English[Name]> }
