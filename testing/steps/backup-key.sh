# Stands in for the operator's own computer: a key pair without a passphrase, its public half sent to the server, and the
# folder to which the archives are fetched.
runuser --login you --command "gpg --batch --quiet --passphrase '' --quick-generate-key 'node backup' default default never"
runuser --login you --command "gpg --armor --export 'node backup' > quilibrium-backup.asc"
mkdir -p /var/backups/quilibrium
ln -sfn /var/backups/quilibrium /home/you/node-backups
