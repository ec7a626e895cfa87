/** The server finds a token's media by address, since it serves only media of its tokens. The addresses can be long. */
export const eighth = [
  `create index tokens_by_image on tokens (md5(image_url)) where image_url like 'http%'`,
  `create index tokens_by_animation on tokens (md5(animation_url)) where animation_url like 'http%'`,
]
