import clsx from 'clsx'
import { Button, DropZone, FileTrigger, type FileDropItem } from 'react-aria-components'
import { buttonClass } from '../../components/ui/button-class'
import { Notice } from '../../components/ui/Notice'
import { counted } from '../../lib/format/words'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'
import { TextLink } from '../ui/Button'
import { Part } from '../ui/AdminPage'
import { useGapCount } from './gaps.queries'
import { ImportPlan } from './ImportPlan'
import { Progress } from './Progress'
import { useFeedImport } from './useFeedImport'

/** Takes a feed: chosen, dropped or pasted. */
function FeedDrop({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  return (
    <DropZone
      className={clsx(
        'mt-4 flex max-w-140 flex-wrap items-center gap-x-5 gap-y-3',
        'border border-dashed border-edge bg-white px-5 py-5',
        'data-drop-target:border-solid data-drop-target:border-green data-drop-target:bg-paper',
        'data-focus-visible:outline-2 data-focus-visible:outline-ink',
      )}
      aria-label="Paste or drop a feed"
      isDisabled={busy}
      onDrop={({ items }) => {
        const dropped = items.find((item): item is FileDropItem => item.kind === 'file')
        if (dropped) void dropped.getFile().then(onFile)
      }}
    >
      <FileTrigger
        acceptedFileTypes={['.blm', '.csv', '.zip', '.txt']}
        onSelect={(files) => {
          const [file] = files ?? []
          if (file) onFile(file)
        }}
      >
        <Button className={buttonClass({ variant: 'secondary', size: 'small' })} isPending={busy}>
          Choose a feed
        </Button>
      </FileTrigger>
      <span className="text-note text-ink-2 max-tablet:hidden">or drop it here</span>
    </DropZone>
  )
}

/** Pictures that could not be stored: their number, with the reasons behind a press. */
const PictureFailures = ({ failures }: { failures: readonly string[] }) => (
  <Notice className="mt-4" tone="problem" title={`${counted(failures.length, 'picture')} could not be stored.`}>
    <p>The homes are imported. Import a zip with these pictures to add them.</p>
    <details className="mt-2 text-note">
      <summary className="w-fit cursor-pointer py-1 quiet-link pointer-coarse:py-3">Show the reasons</summary>
      <ul className="mt-1 max-h-80 overflow-y-auto">
        {failures.map((failure) => (
          <li className="wrap-anywhere" key={failure}>
            {failure}
          </li>
        ))}
      </ul>
    </details>
  </Notice>
)

/** After an import: what to do next. */
function NextSteps() {
  const gapCount = useGapCount()
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
      {gapCount > 0 && (
        <TextLink href={paths.adminFeedView('gaps')}>
          Complete {counted(gapCount, 'home')} that cannot go live yet
        </TextLink>
      )}
      <TextLink href={paths.admin}>Go to Properties</TextLink>
    </p>
  )
}

/** Imports a feed: shows a dry run, then applies it after confirmation. */
export function FeedImport() {
  const feed = useFeedImport()
  const { open, plan, done, problem } = feed
  return (
    <Part
      id="import-title"
      title="Import"
      note={
        <>
          Choose a BLM file of branch {agency.feedBranch}, a CSV of its fields, or a zip with the pictures. You see the
          changes first. Nothing changes until you confirm. A field that is empty in the feed keeps its value here.
        </>
      }
    >
      <FeedDrop busy={feed.busy} onFile={feed.take} />
      <p className="mt-3 min-h-6 text-note" role="status">
        <Progress {...feed.progress} />
        {!feed.busy && done && `Imported: ${done.text}`}
        {open && `${open.name}: ${counted(open.upload.file.records.length, 'listing')} read. Nothing has changed yet.`}
      </p>
      {problem && (
        <Notice className="mt-4" tone="problem" title={problem.title} role="alert">
          <p>{problem.text}</p>
        </Notice>
      )}
      {!feed.busy && done && (
        <>
          {done.failures.length > 0 && <PictureFailures failures={done.failures} />}
          <NextSteps />
        </>
      )}
      {open && plan && <ImportPlan open={open} plan={plan} feed={feed} />}
    </Part>
  )
}
