import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { showError } from '#web/ui/show-error.ts'
import { type Problem, problemOf, sentenceOf } from './problem.ts'

export type Action = Problem & {
  readonly busy: boolean
  /** Does it; true when it worked. */
  readonly run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** Something that a form does on the server, with what the server says of it for the form to show. */
export function useAction(): Action {
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: (action: () => Promise<unknown>) => action() })
  const run = (action: () => Promise<unknown>) =>
    mutateAsync(action).then(
      () => true,
      () => false,
    )
  return { busy: isPending, ...problemOf(error), run }
}

type Options<Input, Output> = {
  /** The queries that show something else afterwards. */
  readonly touches?: readonly QueryKey[]
  readonly onDone?: (output: Output, input: Input) => void
  /** True when this refusal was dealt with; all others open the error dialog. */
  readonly onRefused?: (error: unknown, input: Input) => boolean
}

export type Change<Input> = {
  /** Does it, unless it is under way already. `onStored`: to be called when the server has it. */
  readonly run: (input: Input, onStored?: () => void) => void
  readonly isPending: boolean
}

/** One thing that a button does on the server: refusals open the error dialog, and what it touches is read anew. */
export function useChange<Input = void, Output = unknown>(
  act: (input: Input) => Promise<Output>,
  { touches = [], onDone, onRefused }: Options<Input, Output> = {},
): Change<Input> {
  const cache = useQueryClient()
  const isRunning = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: (output, input) => onDone?.(output, input),
    onError: (error, input) => {
      if (onRefused?.(error, input) !== true) showError(sentenceOf(error))
    },
    onSettled: async () => {
      isRunning.current = false
      await Promise.all(touches.map((queryKey) => cache.invalidateQueries({ queryKey })))
    },
  })
  const run = (input: Input, onStored?: () => void) => {
    if (isRunning.current) return
    isRunning.current = true
    if (onStored) mutate(input, { onSuccess: () => onStored() })
    else mutate(input)
  }
  return { run, isPending }
}
