import { textLanguage } from '../../lib/format/text-language'
import type { PersonSection } from './person'

/** Everything that is stored, section by section. */
export const PersonReport = ({ sections }: { sections: readonly PersonSection[] }) =>
  sections.map(({ title, items }) => (
    <section className="mt-9" key={title}>
      <h3 className="border-b border-ink pb-2 text-h4">
        {title} <span className="font-sans text-note tracking-normal text-ink-2 tabular-nums">{items.length}</span>
      </h3>
      <ul>
        {items.map((item, index) => (
          <li className="border-b border-line py-3" key={index}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-semibold wrap-anywhere">{item.title}</span>
              {item.href && (
                <a className="py-1 text-note quiet-link" href={item.href}>
                  Open<span className="sr-only"> {item.title}</span>
                </a>
              )}
            </p>
            {item.lines.map((line) => (
              <p
                className="text-note wrap-anywhere whitespace-pre-wrap text-ink-2"
                lang={textLanguage(line)}
                key={line}
              >
                {line}
              </p>
            ))}
            {item.retentionReason && <p className="mt-1 text-note text-brick-2">{item.retentionReason}</p>}
          </li>
        ))}
      </ul>
    </section>
  ))
