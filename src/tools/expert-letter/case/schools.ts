/** An institution as a sentence names it: `the University of Carrick`, `Flint Ridge State University`. */
export function withThe(school: string): string {
  const [name = ''] = school.split(',')
  const isCommon =
    /^(?:University|Institute|College|School|Academy) of\b/u.test(name) ||
    (/\b(?:Center|Centre|Institute|Institution|Clinic|Bureau|Office|Ministry|Department|Society|Association|Museum|Foundation|Festival|Ballet|Station|Laboratory|Project|Orchestra|Observatory|Commission|Agency|Council|Authority)\b/u.test(
      name,
    ) &&
      !/^(?:the |\p{L}+’s)/iu.test(name))
  return isCommon ? `the ${school}` : school
}
