# Stands in for the node program that the pages download: it has the flags that say who the node is, and makes the files
# of a first start. Keys and identities are made up.
mkdir -p /opt/quilibrium/node
cat > /opt/quilibrium/node/node-linux-amd64 <<'PROGRAM'
#!/bin/bash
set -eu
sum() { md5sum | cut -d ' ' -f 1; }
config=.config
[ "${1-}" != --config ] || { config=$2; shift 2; }
case "${1-}" in
  --print-identity)
    mkdir -p "$config"
    [ -e "$config/config.yml" ] || cat > "$config/config.yml" <<CONFIG
key:
  keyManagerFile:
    path: $config/keys.yml
    encryptionKey: $(head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n')
p2p:
  peerPrivKey: $(head -c 114 /dev/urandom | od -An -tx1 | tr -d ' \n')
db:
  path: $config/store
  workerPathPrefix: $config/worker-store/%d
listenGrpcMultiaddr: ''
CONFIG
    [ -e "$config/keys.yml" ] || printf 'q-prover-key:\n  id: q-prover-key\n  publicKey: %s\n' "$RANDOM" > "$config/keys.yml"
    echo "PEER_ID=Qm$(grep peerPrivKey "$config/config.yml" | sum)"
    ;;
  --peer-id) echo "Qm$(grep peerPrivKey "$config/config.yml" | sum)" ;;
  --node-info)
    echo "Peer ID: Qm$(grep peerPrivKey "$config/config.yml" | sum)"
    [ -s "$config/keys.yml" ] || { echo 'no key for Bls48581G1'; exit 1; }
    echo "Prover Address: $(sum < "$config/keys.yml")"
    ;;
  *) exit 2 ;;
esac
PROGRAM
chmod 755 /opt/quilibrium/node/node-linux-amd64
ln -sf /opt/quilibrium/node/node-linux-amd64 /opt/quilibrium/node/quilibrium-node
