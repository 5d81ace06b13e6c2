/** So much of both that a run of sixteen words in it goes over the joint. */
export const aroundJoint = (before: string, after: string): string =>
  [...before.split(/\s+/).slice(-15), ...after.split(/\s+/).slice(0, 15)].join(' ')

/** Words that hold a sentence apart from the one before. */
export const links = ['Further,', 'In addition,', 'Moreover,']
