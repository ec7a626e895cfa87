export {
  array,
  described,
  discriminatedUnion,
  expecting,
  extend,
  map,
  nullish,
  object,
  optional,
  pipe,
  record,
  union,
  unneeded,
  withDefault,
} from './compound.js'
export { decodeAt, decodeBy, decodeEach, InvalidFieldError, safeRead } from './decodeBy.js'
export { address, basisPoints, count, hash, hex, isWord, json, uint } from './fields.js'
export {
  bigint,
  boolean,
  documented,
  int,
  literal,
  maxItems,
  maximum,
  maxLength,
  minimum,
  minLength,
  number,
  oneOf,
  refine,
  regex,
  string,
  unknown,
} from './plain.js'
export type {
  Fields,
  Form,
  Issue,
  ObjectSchema,
  Optional,
  Output,
  Reading,
  Rule,
  Schema,
  Shape,
} from './Schema.js'
export { create, mistype } from './Schema.js'
