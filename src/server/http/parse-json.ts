import { AppError } from '#contract/errors.ts'

/** No body of any call is nested deeper; what checks a body goes down its levels one call each. */
const mostLevels = 100

/** The value of a JSON text; throws `malformed-body` for anything else, and for what is nested beyond reason. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed-body', {}, { cause })
  }
  if (isDeeper(value, mostLevels)) throw new AppError('malformed-body')
  return value
}

/** Level by level, so that no depth is too deep for looking. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value].filter(isNested)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === levels) return true
    level = level.flatMap((nested) => Object.values(nested)).filter(isNested)
  }
  return false
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
