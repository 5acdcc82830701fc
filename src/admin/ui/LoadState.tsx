import { LoadFailure } from '../../components/ui/LoadFailure'
import { Skeleton } from '../../components/ui/Skeleton'

interface Props {
  /** The query. */
  query: { data: unknown; isError: boolean; refetch: () => Promise<unknown> }
  /** What says that it failed. */
  failure: string
  /** How much the placeholder shows. */
  lines?: number
  /** The message while it loads. */
  loading?: string
}

/** The placeholder of what is loading, or a way to load it again. Nothing once it is loaded. */
export const LoadState = ({ query: { data, isError, refetch }, failure, lines = 3, loading = 'Loading…' }: Props) => (
  <>
    <div className="empty:sr-only" role="status">
      {data === undefined && !isError && (
        <>
          <span className="sr-only">{loading}</span>
          <Skeleton count={lines} />
        </>
      )}
    </div>
    {isError && <LoadFailure title={failure} onRetry={() => void refetch()} />}
  </>
)
