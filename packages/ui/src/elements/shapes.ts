/** What an element can be told about its subject. */
export type Subject = 'contract' | 'token' | 'collection' | 'account' | 'hash'

/** What an element can be told about its look. */
export type Look = 'size' | 'label'

/** The attributes of one element. */
export type Shape = {
  /** Each is a set of attributes that names a subject. */
  subjects: readonly (readonly Subject[])[]
  looks: readonly Look[]
}

const item = ['contract', 'token'] as const
const looks = ['size', 'label'] as const

/** The elements, and what each needs. */
export const shapes = {
  'souk-buy': { subjects: [item], looks },
  'souk-list': { subjects: [item], looks },
  'souk-offer': { subjects: [item, ['collection']], looks },
  'souk-sweep': { subjects: [['collection']], looks },
  'souk-add': { subjects: [item], looks },
  'souk-cart': { subjects: [[]], looks },
  'souk-item': { subjects: [item], looks: [] },
  'souk-order': { subjects: [['hash']], looks: ['size'] },
  'souk-activity': { subjects: [item, ['collection'], ['account'], []], looks: [] },
} as const satisfies Record<string, Shape>

export type ElementName = keyof typeof shapes

/** The attributes that every element has. */
export const common = ['market', 'language', 'theme', 'trust'] as const

/** Returns the attributes of an element. A change of any of them changes the element. */
export function attributesOf(name: ElementName): readonly string[] {
  const { subjects, looks }: Shape = shapes[name]
  return [...new Set([...common, ...subjects.flat(), ...looks])]
}
