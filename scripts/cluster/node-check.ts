const packet = (sequence: number, content: Buffer) =>
  Buffer.concat([Buffer.from([content.length, 0, 0, sequence]), content]).toString('hex')

/** Logs in as a user without a password and asks the node for its place in the cluster: a login alone says nothing of it. */
export const nodeCheck = () => {
  const flags = Buffer.from([0x01, 0x82, 0, 0, 0, 0, 0, 1, 0x2d])
  const login = Buffer.concat([flags, Buffer.alloc(23), Buffer.from('haproxy\0\0')])
  const question = `select concat('node is ', variable_value) as state from information_schema.global_status where variable_name = 'wsrep_local_state_comment'`
  return `option tcp-check
  tcp-check connect
  tcp-check expect rstring .
  tcp-check send-binary ${packet(1, login)}
  tcp-check expect binary 00000002
  tcp-check send-binary ${packet(0, Buffer.concat([Buffer.from([3]), Buffer.from(question)]))}
  tcp-check expect min-recv 60 string "node is Synced"
  tcp-check send-binary 0100000001
  default-server inter 500ms fastinter 200ms fall 2 rise 2 on-marked-down shutdown-sessions`
}
