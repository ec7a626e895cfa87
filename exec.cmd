@rem `npm start` says "exec", so that a signal to npm reaches Node and not only a shell. Windows has no such command.
@%*
