# A market server with the app. Build: docker build -t souk .   Run: see compose.yaml.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci && npm run build \
  && npm pack --ignore-scripts --pack-destination /tmp ./apps/souk \
  && mkdir /app && cd /app && npm init -y > /dev/null \
  # Without the local chain's node.
  && npm install --omit=optional --no-audit --no-fund /tmp/souk-*.tgz

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4300 SOUK_DATA_DIR=/data
COPY --from=build /app/node_modules /app/node_modules
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 4300
# SIGTERM first makes it report that it is not ready, then close.
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "/app/node_modules/souk/bin/souk.js"]
CMD ["serve"]
