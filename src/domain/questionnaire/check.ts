/** What a rule found. `block` stops the request, `warn` wants a decision, `inform` only tells. */
export type Check = {
  /** The rule's code in the tool's domain file (`K14`, `W03`); unique within a tool. */
  readonly code: string
  readonly severity: Severity
  readonly message: string
  /** The question that the rule is about. */
  readonly field?: string
}

export type Severity = 'block' | 'warn' | 'inform'

/** An answer that cannot be taken, said at its question. */
export type FieldProblem = { readonly name: string; readonly label: string; readonly message: string }

export const block = (code: string, message: string, field?: string): Check => check('block', code, message, field)
export const warn = (code: string, message: string, field?: string): Check => check('warn', code, message, field)
export const inform = (code: string, message: string, field?: string): Check => check('inform', code, message, field)

function check(severity: Severity, code: string, message: string, field?: string): Check {
  return { code, severity, message, ...(field !== undefined && { field }) }
}
