import { useEffect, useRef } from 'react'
import { Notice } from '../../components/ui/Notice'
import type { Problem } from '../query/failure-text'

interface Props {
  /** Nothing is shown without one. */
  problem: Problem | null | undefined
  className?: string
}

/** What went wrong. It takes the focus, so that it is read and scrolled to. */
export function ProblemNotice({ problem, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [problem?.title, problem?.text])
  if (!problem) return null
  return (
    <Notice className={className} tone="problem" title={problem.title} role="alert" tabIndex={-1} ref={box}>
      <p>{problem.text}</p>
    </Notice>
  )
}
