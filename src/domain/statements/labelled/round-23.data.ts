import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-third round: twenty true and twenty false statements of one waiver record, written before the checks were run on any. */
export const twentyThirdRound: readonly LabelledRecord[] = [
  {
    name: 'waiver of a Polish house painter whose mother is the qualifying relative',
    filingDate: 'March 2, 2027',
    record:
      'Name: Tomasz Piotr Wolski\nGender: Male\nDate of birth: 1985-06-08\nCountry of birth: Poland\nCountry of citizenship: Poland\nMarital status: Married\nLast entry date: 2003-07-12\nManner of last entry: B-2 visitor\nSpouse name: Agnieszka Wolska\nSpouse gender: Female\nSpouse country of citizenship: Poland\nDate of marriage: 2010-05-15\nNumber of children: 2\nChild 1 name: Maja Wolska\nChild 1 date of birth: 2011-09-20\nChild 1 gender: Female\nChild 2 name: Filip Wolski\nChild 2 date of birth: 2014-01-17\nChild 2 gender: Male',
    answers: {
      'Qualifying relative':
        'His mother, Barbara Wolska, 71, a lawful permanent resident since 2009. His father Piotr died in 2015.',
      'Health of the mother':
        'Barbara had a stroke on March 22, 2024. Her right arm is weak and she speaks slowly. She has atrial fibrillation and takes apixaban. She fell twice in 2026; the second time she broke her hip and was in rehabilitation for seven weeks. She cannot be alone at night.',
      'Who helps her':
        'She lives on the first floor of his house in Chicago. Tomasz bathes her with Agnieszka, cooks her breakfast and sits with her until her aide comes at nine. The aide, Teresa, is paid by the state for 25 hours a week. His sister Ewa lives in Gdańsk and has not been here since 2017. His brother Marek is in Joliet prison until 2031.',
      'Work and money':
        'He has his own firm, Wolski Painting LLC, since 2014, with two men. Net income in 2026: $71,300. The house was bought in 2018 in the name of Agnieszka; the mortgage is $1,980. Barbara gets $918 from Social Security. She has Medicare and Medicaid.',
      'Immigration history':
        'He was eighteen when he came with his parents and stayed after the six months. He asked for an extension in December 2003, which was denied in March 2004. He has not left since. Agnieszka came in 2008; she has DACA? No: she has no status and is in removal proceedings since 2019.',
      Arrests:
        'A DUI in Cook County on New Year’s Day 2009: court supervision for one year, completed, dismissed. In 2013 he was stopped for a broken tail light and got a warning.',
      'Prior filings':
        'I-130 by his mother filed October 3, 2011, approved June 1, 2015. No waiver was asked for before.',
      'If they moved':
        'Barbara’s doctors are at Rush. Poland pays her no pension, since she worked there only nine years. Her flat in Elbląg was sold in 2009. Her doctor has told her not to fly.',
      Children:
        'Maja is in the tenth grade and plays the viola. Filip stutters and has speech therapy at school. Both speak Polish, Maja well, Filip little.',
    },
    documents: {
      'Letter of Dr. Anand Iyer, Rush neurology':
        'Ms. Wolska, 71, left hemispheric ischemic stroke in March 2024, residual right-sided weakness and mild aphasia. She has been my patient since. A second stroke is likely within five years in about one of four such patients. She should not travel by air. Her son comes to every visit. She does not have dementia.',
      'Record of Schwab Rehabilitation':
        'Admitted April 2, 2026, discharged May 21, 2026. Hip fracture right, surgery March 29. Walks forty feet with a walker. Needs help with bathing and stairs. Discharged home with son.',
      'Letter of Teresa Nowak, home aide':
        'I have worked for Mrs. Wolska since July 2024, Monday to Friday, nine to two. I do not work nights. Mr. Wolski is there when I come and his wife when I leave. Twice I found that she had not taken her pills because he was away at a job.',
      'Evaluation by Dr. Karen Stolz, psychologist':
        'Ms. Wolska was seen at her home on January 11, 2027 with a Polish interpreter, for two hours. Major depressive disorder, moderate. She said that she would rather die than go into a home. No plan or intent. I did not speak with her son alone. Fee $900, paid by the family.',
      'Disposition, Circuit Court of Cook County':
        'People v. Wolski. DUI. Plea: guilty. Supervision 12 months, fine $750, terminated satisfactorily January 20, 2010. No conviction entered.',
    },
    statements: [
      '+ Mr. Wolski’s mother is a lawful permanent resident and a widow.',
      '+ She suffered a stroke in 2024 that left her right arm weak and her speech slow.',
      '+ She spent seven weeks in a rehabilitation facility after breaking her hip.',
      '+ Her neurologist advises against air travel.',
      '+ About a quarter of such patients suffer another stroke within five years.',
      '+ Mr. Wolski accompanies his mother to all of her appointments with Dr. Iyer.',
      '+ A state-funded aide cares for her on weekday mornings but never at night.',
      '+ Neither of his siblings is able to look after their mother.',
      '+ His sister has not visited the United States in about a decade.',
      '+ His brother is incarcerated.',
      '+ Mr. Wolski runs a small painting business with two workers.',
      '+ He was admitted as a visitor at eighteen and overstayed.',
      '+ His request for an extension of stay was refused.',
      '+ His wife has no lawful status and is in removal proceedings.',
      '+ His only offense, a DUI in 2009, ended in supervision without a conviction.',
      '+ The mother’s depression was diagnosed by a psychologist who visited her at home.',
      '+ She told Dr. Stolz that she would prefer death to a nursing home.',
      '+ The mother has no pension and no home in Poland.',
      '+ Filip receives speech therapy at his school.',
      '+ The petition that his mother filed was approved almost four years later.',
      '- Mr. Wolski’s qualifying relative is his wife.',
      '- His mother is a United States citizen.',
      '- His mother has dementia.',
      '- His mother lives in a nursing home.',
      '- The aide stays with her overnight.',
      '- His sister Ewa helps with the care.',
      '- His brother lives nearby and could take over the care.',
      '- Mr. Wolski has no criminal history whatsoever.',
      '- He was convicted of driving under the influence.',
      '- He returned to Poland in 2010 for his wedding.',
      '- He entered without inspection.',
      '- He owns the house.',
      '- His father still lives with them.',
      '- Dr. Stolz met with her four times.',
      '- Dr. Stolz interviewed Mr. Wolski alone.',
      '- The aide wrote that he has never been away when his mother needed him.',
      '- Both children speak fluent Polish.',
      '- Ms. Wolska broke her left hip.',
      '- Poland pays her a pension.',
      '- The I-130 was filed by his wife.',
    ],
  },
]
